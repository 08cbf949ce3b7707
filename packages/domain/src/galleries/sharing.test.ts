import { expect, test } from 'vitest';
import { dayOf, epochOf } from './calendar-day.ts';
import {
  accessProblem,
  downloadProblem,
  favoriteProblem,
  type GalleryViewer,
  type SharedGallery,
  shopProblem,
} from './sharing.ts';

const gallery: SharedGallery = {
  isActive: true,
  isDeleted: false,
  shareId: 'link',
  hasPin: false,
  expiresOn: null,
  allowsDownloads: true,
  allowsFavorites: true,
  allowsShop: true,
};
const guest: GalleryViewer = {
  isOwner: false,
  isRegistered: false,
  hasLink: true,
  hasEnteredPin: false,
};
const owner = { ...guest, isOwner: true, isRegistered: true, hasLink: false };
const now = Date.parse('2026-06-15T12:00:00Z');

test('a guest with the link sees the gallery', () => {
  expect(accessProblem(gallery, guest, now)).toBeUndefined();
});

test('without the link of today the gallery does not exist', () => {
  expect(accessProblem(gallery, { ...guest, hasLink: false }, now)).toBe('notFound');
  expect(accessProblem({ ...gallery, shareId: null }, guest, now)).toBe('notFound');
  expect(accessProblem({ ...gallery, isActive: false }, guest, now)).toBe('notFound');
});

test('a deleted gallery exists for nobody', () => {
  const deleted = { ...gallery, isDeleted: true };
  expect(accessProblem(deleted, guest, now)).toBe('notFound');
  expect(accessProblem(deleted, owner, now)).toBe('notFound');
});

test('a PIN is asked of guests until they entered it, and never of the owner', () => {
  const locked = { ...gallery, hasPin: true };
  expect(accessProblem(locked, guest, now)).toBe('pinRequired');
  expect(accessProblem(locked, { ...guest, hasEnteredPin: true }, now)).toBeUndefined();
  expect(accessProblem(locked, owner, now)).toBeUndefined();
});

test('the last day of a link ends when it is over everywhere on earth', () => {
  const lastDay = { ...gallery, expiresOn: '2026-06-14' };
  const end = Date.parse('2026-06-15T12:00:00Z');
  expect(accessProblem(lastDay, guest, end - 1)).toBeUndefined();
  expect(accessProblem(lastDay, guest, end)).toBe('galleryExpired');
  expect(accessProblem(lastDay, owner, end)).toBeUndefined();
});

test('downloads need registration, and the permission of the owner', () => {
  const registered = { ...guest, isRegistered: true };
  expect(downloadProblem(gallery, guest)).toBe('registrationRequired');
  expect(downloadProblem(gallery, registered)).toBeUndefined();
  const off = { ...gallery, allowsDownloads: false };
  expect(downloadProblem(off, registered)).toBe('downloadsOff');
  expect(downloadProblem(off, owner)).toBeUndefined();
});

test('favorites can be switched off for guests', () => {
  const off = { ...gallery, allowsFavorites: false };
  expect(favoriteProblem(gallery, guest)).toBeUndefined();
  expect(favoriteProblem(off, guest)).toBe('favoritesOff');
  expect(favoriteProblem(off, owner)).toBeUndefined();
});

test('the shop can be switched off for guests', () => {
  const off = { ...gallery, allowsShop: false };
  expect(shopProblem(gallery, guest)).toBeUndefined();
  expect(shopProblem(off, guest)).toBe('shopOff');
  expect(shopProblem(off, owner)).toBeUndefined();
});

test('a gallery date is a calendar day and never slides', () => {
  expect(dayOf(Date.parse('2026-05-01T23:59:59.999Z'))).toBe('2026-05-01');
  expect(dayOf(epochOf('1959-02-28'))).toBe('1959-02-28');
});
