import { getEditorUrl } from '@albumen/contract/endpoints/editor';
import { limits } from '@albumen/contract/limits';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../shell/api/browser-api.ts';
import { whileLoading } from '../../shell/navigation/loading.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { noneInAddress } from '../../paths.ts';
import type { EditorTarget, ShopQuery } from '../../shop-links.ts';

const failed = 'There was a problem getting the editor.';

/**
 * Asks for the editor's address before going there, so that a failure is shown here. The
 * link itself leads to the same page, for new windows and without script.
 */
export function useEditorLink(target: EditorTarget | undefined, query: ShopQuery) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (target === undefined || isElsewhere) return;
    event.preventDefault();
    void open(target);
  };

  async function open(asked: EditorTarget): Promise<void> {
    const url = await whileLoading(editorUrl(asked, query), limits.editorLoadingClearedMs);
    if (url === undefined) return openOverlay('error', { message: failed });
    return navigate(url);
  }
}

async function editorUrl(target: EditorTarget, query: ShopQuery): Promise<string | undefined> {
  const { projectId = noneInAddress.project, productId, designId } = target;
  const reply = await call(getEditorUrl, {
    params: { projectId, productId },
    query: { ...query, designId },
  });
  return reply.ok && reply.value.url !== '' ? reply.value.url : undefined;
}
