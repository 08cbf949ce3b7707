import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openBankFiles } from '../bank/bank-files.ts';
import { addBankFiles, type BankPages } from '../bank/bank-pages.ts';
import { renderSheet, type SheetFiles } from '../bank/bank-sheet.ts';

const path = '/wallet/wallet';
const browser = join(import.meta.dirname, 'browser/wallet');

/** What the wallet's pages link to: the bank's files, and its own upon them. */
export function addWalletFiles(app: FastifyInstance, pages: BankPages): () => Promise<SheetFiles> {
  const files = openBankFiles(browser, readFile);
  addBankFiles(app, { files }, path);
  return async () => ({ ...(await pages.files()), own: { path, ...(await files()) } });
}

/** The frame around every page of the wallet; `content` is HTML. */
export function renderWalletSheet(title: string, content: string, files: SheetFiles): string {
  return renderSheet({ title, house: 'PayPal wallet', files, content });
}
