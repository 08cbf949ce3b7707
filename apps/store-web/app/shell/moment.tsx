import { formatDate, formatMoment } from '@albumen/domain/dates/format-moment';
import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/**
 * A moment for people: '2 hours ago' within 24 hours, otherwise the date. The server, which renders for
 * later, writes the date.
 */
export function Moment({ at }: { at: string }) {
  const now = useNow();
  const moment = new Date(at);
  return (
    <time dateTime={at}>{now === undefined ? formatDate(moment) : formatMoment(moment, now)}</time>
  );
}

function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const tick = () => setNow(new Date());
    const first = setTimeout(tick);
    const timer = setInterval(tick, minuteMs);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return now;
}
