import { RULES } from './backend/sandbox/boundaries/rules.ts';

export default {
  forbidden: RULES,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.data|\\.runtime)/' },
    // Imports of types are checked too, because they can also form circular dependencies.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.mdx', '.css', '.json', '.d.ts'],
    },
  },
};
