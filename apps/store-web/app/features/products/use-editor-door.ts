import { getEditorUrl } from '@albumen/contract/endpoints/editor';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../shell/browser-api.ts';
import { whileLoading } from '../../shell/loading.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { noneInAddress, paths } from '../../paths.ts';
import { shopLinks, type EditorTarget, type ShopQuery } from '../../shop-links.ts';

const failed = 'There was a problem getting the editor.';

/**
 * Asks for the editor's address before going there, so that what cannot be opened is told here. The
 * link itself leads to the same page, for new windows and without script.
 */
export function useEditorDoor(target: EditorTarget | undefined, query: ShopQuery) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (target === undefined || isElsewhere) return;
    event.preventDefault();
    void whileLoading(editorUrl(target, query)).then((url) =>
      url === undefined ? openOverlay('error', { message: failed }) : navigate(url),
    );
  };
}

/** The server judges the options; the photos and the way back go along to an editor that opens. */
async function editorUrl(target: EditorTarget, query: ShopQuery): Promise<string | undefined> {
  const { projectId = noneInAddress.project, productId, designId } = target;
  const { photo: _photo, photos: _photos, cancelUrl: _cancelUrl, ...options } = query;
  const reply = await call(getEditorUrl, {
    params: { projectId, productId },
    query: { ...options, designId },
  });
  if (!reply.ok || reply.value.url === '') return undefined;
  const isRefused = reply.value.url.startsWith(paths.editorInvalid);
  return isRefused ? reply.value.url : shopLinks.editorNew(target, query);
}
