import type { ModulePreloadOptions, Plugin } from 'vite';

interface FilesToPreload {
  readonly plugin: Plugin;
  readonly resolveDependencies: NonNullable<ModulePreloadOptions['resolveDependencies']>;
}

/**
 * Shortens the lists of files that scripts request together with a part that they load on demand. A script does not
 * need to list the files that it imports itself, because they are loaded before it runs. The names of files cannot be
 * compressed, so the lists would take more than their share of each script.
 */
export function filesToPreload(): FilesToPreload {
  let importsOf = new Map<string, readonly string[]>();
  const withImports = (file: string, found = new Set<string>()): ReadonlySet<string> => {
    if (found.has(file)) return found;
    found.add(file);
    for (const next of importsOf.get(file) ?? []) withImports(next, found);
    return found;
  };
  return {
    plugin: {
      name: 'files-to-preload',
      apply: 'build',
      enforce: 'pre',
      generateBundle: {
        order: 'pre',
        handler: (_, bundle) => {
          importsOf = new Map(
            Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.imports]] : [])),
          );
        },
      },
    },
    resolveDependencies: (_file, files, { hostId, hostType }) => {
      if (hostType === 'html') return files;
      const loaded = withImports(hostId);
      return files.filter((file) => !loaded.has(file));
    },
  };
}
