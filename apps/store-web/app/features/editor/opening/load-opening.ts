import { editItem } from '@albumen/contract/endpoints/cart';
import {
  getDesignSpace,
  nothingChosen,
  startEditor,
  type DesignSpace,
} from '@albumen/contract/endpoints/editor';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { href, noneInAddress } from '../../../paths.ts';
import { withChosenPhotos } from '../../products/way-back.ts';
import { apiOf, insteadOf, load } from '../../../shell/navigation/router-context.ts';
import { invalidItemReason, invalidReason } from './invalid-reason.ts';
import type { Opening } from './opening.ts';

/** The design of an address that was worked on already: reloading opens what was left. */
export const designInAddress = 'design';

interface Asked {
  projectId: string;
  productId: string;
  designId: string;
  /** Something was made already: its choices are not made again on the page of a new one. */
  isSaved?: true;
}

type Query = Record<string, string>;

/** `/editor/new/…` */
export function loadNew(args: LoaderFunctionArgs): Promise<Opening> {
  const { projectId = '', productId = '', designId = '' } = args.params;
  return openDesign(args, { projectId: projectOf(projectId), productId, designId });
}

/** `/editor/card/…`: the gallery travels in the query. */
export function loadCard(args: LoaderFunctionArgs): Promise<Opening> {
  const { productId = '', designId = '' } = args.params;
  const projectId = projectOf(queryOf(args.request)['gallery'] ?? '');
  return openDesign(args, { projectId, productId, designId });
}

/** `/item/edit/{itemId}` */
export async function loadItem(args: LoaderFunctionArgs): Promise<Opening> {
  const found = await apiOf(args.context).call(editItem, {
    params: { itemId: args.params['itemId'] ?? '' },
  });
  if (!found.ok) {
    const reason = invalidItemReason(found.problem);
    throw reason === undefined ? insteadOf(found.problem, args.url) : invalid(reason);
  }
  const { itemId, designSpaceId, cancelUrl } = found.value;
  // What was changed in the editor before a reload counts more than what lies in the cart.
  const quantity = countOf(queryOf(args.request)['quantity']) ?? found.value.quantity;
  const space = await load(args, getDesignSpace, { params: { designSpaceId } });
  const opening = await openSpace(args, space, { cancelUrl });
  return { ...opening, item: { itemId }, quantity };
}

async function openDesign(args: LoaderFunctionArgs, asked: Asked): Promise<Opening> {
  const query = queryOf(args.request);
  const designSpaceId = query[designInAddress];
  const space = designSpaceId === undefined ? null : await findSpace(args, designSpaceId);
  const isThisProduct = space?.productId === asked.productId;
  return space !== null && isThisProduct
    ? openSpace(args, space, query)
    : start(args, asked, query);
}

async function findSpace(
  { context }: LoaderFunctionArgs,
  designSpaceId: string,
): Promise<DesignSpace | null> {
  const reply = await apiOf(context).call(getDesignSpace, { params: { designSpaceId } });
  return reply.ok ? reply.value : null;
}

/** A gallery that was closed since keeps nobody from editing what was made of it. */
async function openSpace(
  args: LoaderFunctionArgs,
  space: DesignSpace,
  { cancelUrl = '', photo = '', order = '', quantity }: Query,
): Promise<Opening> {
  const { productId, designId, attributes, galleryId, projectTitle } = space;
  const opened = await start(
    args,
    { projectId: nothingChosen, productId, designId: designId ?? nothingChosen, isSaved: true },
    { ...attributes, photo, cancelUrl, ...(galleryId !== null && { gallery: galleryId }) },
  );
  return {
    ...opened,
    start: { ...opened.start, galleryId, projectTitle },
    projectId: galleryId ?? nothingChosen,
    space,
    order: order === '' ? null : { resourceId: order },
    quantity: countOf(quantity) ?? 1,
  };
}

async function start(
  { context, url }: LoaderFunctionArgs,
  { projectId, productId, designId, isSaved }: Asked,
  { cancelUrl, photo = '', photos, ...attributes }: Query,
): Promise<Opening> {
  const query = {
    ...attributes,
    ...(cancelUrl !== undefined && cancelUrl !== '' && { cancelUrl }),
  };
  const params = { projectId, productId, designId };
  const reply = await apiOf(context).call(startEditor, { params, query });
  if (!reply.ok) {
    const page = reply.problem.params?.['page'];
    if (typeof page === 'string' && !isSaved) throw redirect(page);
    const reason = invalidReason(reply.problem);
    throw reason === undefined ? insteadOf(reply.problem, url) : invalid(reason);
  }
  return {
    start: { ...reply.value, cancelUrl: withChosenPhotos(reply.value.cancelUrl, photo) },
    projectId,
    space: null,
    item: null,
    order: null,
    quantity: countOf(attributes['quantity']) ?? 1,
    photoIds: photo.split(',').filter((id) => id !== ''),
    isFromFavorites: photos === 'favorites',
  };
}

function countOf(given = ''): number | undefined {
  return /^[1-9][0-9]{0,2}$/.test(given) ? Number(given) : undefined;
}

function invalid(reason: string) {
  return redirect(href.editorInvalid(reason));
}

function projectOf(given: string): string {
  const isNone = given === '' || given === noneInAddress.project;
  return isNone ? nothingChosen : given;
}

function queryOf(request: Request): Query {
  return Object.fromEntries(new URL(request.url).searchParams);
}
