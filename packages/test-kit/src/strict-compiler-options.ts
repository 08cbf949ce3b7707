/** As strict as a shop may be: declarations are checked, too. How modules are found is the project's. */
export const strictCompilerOptions = {
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  target: 'es2022',
  lib: ['es2022', 'dom'],
  types: [],
  jsx: 'react-jsx',
};
