import {
  editGallerySettings,
  type Gallery,
  type GallerySettings,
} from '@albumen/contract/endpoints/galleries';
import { startTransition, useOptimistic } from 'react';
import { useEdit } from './use-edit.ts';

export type ChangeSettings = (settings: GallerySettings) => Promise<unknown>;

/**
 * The gallery with what was pressed and has its answer still to come, so that a second press takes the first
 * one back; whatever does not come about springs back.
 */
export function useSettings(gallery: Gallery): { shown: Gallery; change: ChangeSettings } {
  const edit = useEdit();
  const [shown, showAhead] = useOptimistic(gallery, withSettings);
  const change: ChangeSettings = (settings) =>
    new Promise((resolve, reject) => {
      startTransition(async () => {
        showAhead(settings);
        const params = { galleryId: gallery.galleryId };
        await edit(editGallerySettings, { params, body: settings }).then(resolve, reject);
      });
    });
  return { shown, change };
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
