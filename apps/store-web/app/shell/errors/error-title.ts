/* Apart from the other texts: every page needs the title of its failure, few need the rest. */
const titles: Record<number, string> = {
  0: 'You are offline',
  401: 'Sign in to go on',
  403: 'This page is not yours to open',
  404: 'There is no page here',
  410: 'This gallery is no longer shared',
  503: "We can't answer right now",
};

export function errorTitle(status: number): string {
  return titles[status] ?? 'Something failed on our side';
}
