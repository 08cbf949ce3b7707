import {
  editGallerySettings,
  type Gallery,
  type GallerySettings,
} from '@albumen/contract/endpoints/galleries';
import { startTransition, useState } from 'react';
import { useEdit } from './use-edit.ts';

export type ChangeSettings = (settings: GallerySettings) => Promise<unknown>;

/**
 * The gallery with what was pressed and has its answer still to come, so that a second press takes the first
 * one back; whatever does not come about springs back. No transition lasts as long as a call: every
 * navigation would wait for its end.
 */
export function useSettings(gallery: Gallery): { shown: Gallery; change: ChangeSettings } {
  const edit = useEdit();
  const [pending, setPending] = useState<readonly GallerySettings[]>([]);
  const change: ChangeSettings = async (settings) => {
    setPending((changes) => [...changes, settings]);
    try {
      const params = { galleryId: gallery.galleryId };
      return await edit(editGallerySettings, { params, body: settings });
    } finally {
      // Like the router's own, so that it is drawn together with what was loaded.
      startTransition(() => setPending((changes) => changes.filter((other) => other !== settings)));
    }
  };
  return { shown: pending.reduce(withSettings, gallery), change };
}

/** Whether a PIN is set is said by the server alone. */
function withSettings(gallery: Gallery, settings: GallerySettings): Gallery {
  const { findMe } = gallery;
  return {
    ...gallery,
    allowsDownloads: settings.allowsDownloads ?? gallery.allowsDownloads,
    allowsFavorites: settings.allowsFavorites ?? gallery.allowsFavorites,
    allowsShop: settings.allowsShop ?? gallery.allowsShop,
    coverStyle: settings.coverStyle ?? gallery.coverStyle,
    downloadMaxPixels: orElse(settings.downloadMaxPixels, gallery.downloadMaxPixels),
    expiresOn: orElse(settings.expiresOn, gallery.expiresOn),
    findMe: findMe && {
      ...findMe,
      isOn: settings.allowsFindMe ?? findMe.isOn,
      showsPeople: settings.showsPeople ?? findMe.showsPeople,
    },
  };
}

/** Null is a choice, too. */
function orElse<Value>(chosen: Value | undefined, before: Value): Value {
  return chosen === undefined ? before : chosen;
}
