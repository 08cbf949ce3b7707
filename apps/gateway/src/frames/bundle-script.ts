/** One minified script of a module and all that it imports. */
export async function bundleScript(input: string): Promise<Buffer> {
  const { build } = await import('rolldown');
  const { output } = await build({
    input,
    platform: 'browser',
    transform: { target: 'es2022' },
    logLevel: 'warn',
    write: false,
    output: { format: 'iife', minify: true, comments: { legal: false, jsdoc: false } },
  });
  return Buffer.from(output[0].code);
}
