import { useLoaderData } from 'react-router';
import { EditorPage } from '../features/editor/editor-page.tsx';
import { editorHandle } from '../features/editor/editor-handle.ts';
import type { Opening } from '../features/editor/opening/opening.ts';

export { loadItem as loader } from '../features/editor/opening/load-opening.ts';

export const handle = editorHandle('Shop');

/** The editor keeps its own state: nothing that it does makes it load again. */
export const shouldRevalidate = () => false;

export function Component() {
  return <EditorPage opening={useLoaderData<Opening>()} />;
}
