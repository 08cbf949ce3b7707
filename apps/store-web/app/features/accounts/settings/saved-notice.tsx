import { Notice } from '@albumen/ui/feedback/notice';
import type { ReactNode } from 'react';
import { useActionData } from 'react-router';

export interface SavedNoticeProps {
  form: string;
  /** The outcome of a form that is saved in place; else what the page's action answered. */
  answered?: unknown;
  children: ReactNode;
}

/** Says that the named form was saved, until another one is sent. */
export function SavedNotice({ form, answered, children }: SavedNoticeProps) {
  const ofPage = useActionData<unknown>();
  return isSaved(answered ?? ofPage, form) ? <Notice kind="done" title={children} /> : null;
}

/** Whether the named form was the one that was saved last. */
export function isSaved(answered: unknown, form: string): boolean {
  return (
    typeof answered === 'object' &&
    answered !== null &&
    'saved' in answered &&
    answered.saved === form
  );
}
