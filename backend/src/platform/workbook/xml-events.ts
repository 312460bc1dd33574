import { SaxesParser } from 'saxes';

/** Callbacks for the parts of an XML document. The names of elements are passed without their namespace prefix. */
export interface XmlHandlers {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Most characters between or inside tags. A cell has at most 32,767; a file with more may be an attack on memory. */
const LONGEST_TEXT = 1_000_000;

/** Parses an XML document that arrives in chunks. Entities that the document itself declares are not supported. */
export class XmlReader {
  private readonly decoder = new TextDecoder('utf-8', { fatal: true });
  private readonly parser = new SaxesParser();
  private sinceTag = 0;

  constructor({ open, text, close }: XmlHandlers) {
    this.parser.on('error', (error) => {
      throw new Error('its XML is damaged', { cause: error });
    });
    this.parser.on('doctype', () => {
      throw new Error('its XML has a document type, which spreadsheets never have');
    });
    this.parser.on('opentag', ({ name, attributes }) => {
      this.sinceTag = 0;
      open?.(withoutPrefix(name), attributes);
    });
    this.parser.on('closetag', ({ name }) => {
      this.sinceTag = 0;
      close?.(withoutPrefix(name));
    });
    if (text) {
      this.parser.on('text', text);
      this.parser.on('cdata', text);
    }
  }

  /** Parses the next chunk of the XML document. Throws an Error if the XML is damaged. */
  write(bytes: Buffer): void {
    this.sinceTag += bytes.length;
    this.parser.write(this.decode(bytes));
    if (this.sinceTag > LONGEST_TEXT) throw new Error('one of its cells is longer than a spreadsheet allows');
  }

  /** Tells the parser that the XML document has ended. Throws an Error if the document is incomplete. */
  end(): void {
    this.parser.write(this.decode()).close();
  }

  private decode(bytes?: Buffer): string {
    try {
      return bytes ? this.decoder.decode(bytes, { stream: true }) : this.decoder.decode();
    } catch (error) {
      throw new Error('its XML is not UTF-8', { cause: error });
    }
  }
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

export async function readXml(chunks: AsyncIterable<Buffer>, handlers: XmlHandlers): Promise<void> {
  const reader = new XmlReader(handlers);
  for await (const chunk of chunks) reader.write(chunk);
  reader.end();
}
