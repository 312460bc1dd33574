import { dirname } from 'node:path';

interface SourceFile {
  source: string;
  dependencies: readonly { resolved: string }[];
}
/** Maps each folder to the folders that its files import, each with one such import as an example. */
type FolderImports = Map<string, Map<string, string>>;

/** Tests and what only they use. These may import everything, because they may start the whole system. */
const TESTING = /\.(spec|medium|e2e|builder)\.tsx?$|^(backend|workers|frontend)\/(test|e2e)\//;

/**
 * Finds the circles of folders: folders that import each other, directly or through others. A file belongs to the
 * folder that directly contains it, and a subfolder is a folder of its own. A folder may import its subfolders, or its
 * subfolders may import it, but not both. Imports of types count too. Returns one description for each circle, which
 * names an import for each step of the circle.
 *
 * The rules of dependency-cruiser for folders do not find these circles: they treat a subfolder as a part of its
 * parent, and cannot exclude the tests inside a folder.
 * @param files the files of the repository and what each of them imports, as found by dependency-cruiser
 */
export function folderCircles(files: readonly SourceFile[]): string[] {
  const imports = importsOfFolders(files);
  const circles = new Map<string, string>();
  for (const folder of imports.keys()) {
    const circle = shortestCircle(imports, folder);
    if (!circle) continue;
    const steps = circle.map((from, index) => imports.get(from)?.get(circle[index + 1] ?? folder));
    circles.set(circle.toSorted().join(), steps.join(', '));
  }
  return [...circles.values()];
}

function importsOfFolders(files: readonly SourceFile[]): FolderImports {
  const imports: FolderImports = new Map();
  for (const { source, dependencies } of files.filter((file) => !TESTING.test(file.source))) {
    const folder = dirname(source);
    const imported = imports.get(folder) ?? new Map<string, string>();
    imports.set(folder, imported);
    for (const { resolved } of dependencies)
      if (dirname(resolved) !== folder) imported.set(dirname(resolved), `${source} → ${resolved}`);
  }
  return imports;
}

/** Returns the folders of the shortest circle that begins with the given folder. */
function shortestCircle(imports: FolderImports, start: string): string[] | undefined {
  const seen = new Set<string>();
  const paths = [{ end: start, folders: [start] }];
  for (const { end, folders } of paths)
    for (const next of imports.get(end)?.keys() ?? []) {
      if (next === start) return folders;
      if (seen.has(next)) continue;
      seen.add(next);
      paths.push({ end: next, folders: [...folders, next] });
    }
  return undefined;
}
