import { Notice } from '@albumen/ui/notice';
import type { ReactNode } from 'react';
import { useActionData } from 'react-router';

export interface SavedNoticeProps {
  form: string;
  children: ReactNode;
}

/** Says that the named form was saved, until another one is sent. */
export function SavedNotice({ form, children }: SavedNoticeProps) {
  const answered = useActionData<unknown>();
  const isSaved =
    typeof answered === 'object' &&
    answered !== null &&
    'saved' in answered &&
    answered.saved === form;
  return isSaved ? <Notice kind="done" title={children} /> : null;
}
