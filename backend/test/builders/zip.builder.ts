import { crc32, deflateRawSync } from 'node:zlib';

export function zipped(files: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let start = 0;
  for (const [name, text] of Object.entries(files)) {
    const [label, packed] = [Buffer.from(name), deflateRawSync(text)];
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(label.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(crc32(text), 16);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(Buffer.byteLength(text), 24);
    entry.writeUInt16LE(label.length, 28);
    entry.writeUInt32LE(start, 42);
    locals.push(local, label, packed);
    directory.push(entry, label);
    start += local.length + label.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(start, 16);
  return Buffer.concat([...locals, ...directory, end]);
}
