import type { Brand } from '@albumen/contract/endpoints/brands';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

export interface GalleryDraft {
  title: string;
  occasion: string;
  /** `2026-06-20`, or empty. */
  date: string;
  businessName: string;
  brandId: string;
}

/** What is typed about the new gallery. It outlives a reload of the page, and so does the gallery. */
export function useDraft(galleryId: string, brands: readonly Brand[]) {
  const [first] = brands;
  if (first === undefined) throw new Error('an account has a brand');
  const [draft, setDraft] = useState<GalleryDraft>({
    title: '',
    occasion: '',
    date: '',
    businessName: first.businessName,
    brandId: first.brandId,
  });
  useGalleryInAddress(galleryId);
  useEffect(() => {
    const timer = setTimeout(() => setDraft((start) => ({ ...start, ...keptDraft(galleryId) })));
    return () => clearTimeout(timer);
  }, [galleryId]);
  const keep = (values: Partial<GalleryDraft>) => {
    const next = { ...draft, ...values };
    sessionStorage.setItem(placeOf(galleryId), new URLSearchParams({ ...next }).toString());
    setDraft(next);
  };
  // One that was deleted meanwhile is worn by nothing.
  const brand = brands.find(({ brandId }) => brandId === draft.brandId) ?? first;
  return { draft: { ...draft, brandId: brand.brandId }, brand, keep };
}

function useGalleryInAddress(galleryId: string): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const search = `?gallery=${galleryId}`;
    if (location.search !== search) void navigate({ search, hash }, { replace: true });
  }, [galleryId, hash, navigate]);
}

function placeOf(galleryId: string): string {
  return `albumen-new-gallery-${galleryId}`;
}

function keptDraft(galleryId: string): Partial<GalleryDraft> {
  return Object.fromEntries(new URLSearchParams(sessionStorage.getItem(placeOf(galleryId)) ?? ''));
}
