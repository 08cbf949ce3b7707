import { auditActions, auditActionNames } from '@albumen/contract/audit-actions';
import { pathOf } from '@albumen/contract/endpoint';
import {
  auditCsv,
  listAuditEntries,
  type AuditEntry,
  type AuditPage,
} from '@albumen/contract/endpoints/operator-audit';
import { Button, buttonClass } from '@albumen/ui/buttons/button';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { FormStateContext } from '@albumen/ui/forms/form-state';
import { SelectField } from '@albumen/ui/forms/select-field';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState, type SubmitEvent } from 'react';
import { call } from '../../shell/api/browser-api.ts';
import { Moment } from '../../shell/moment.tsx';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { toMinute } from './to-minute.ts';
import { useNewest } from '../../shell/use-newest.ts';

const actions = [
  { value: '', label: 'Anything' },
  ...auditActionNames.map((value) => ({ value, label: auditActions[value] })),
];

/** Who changed what, to be searched and taken along. */
export function AuditLog({ page: loaded }: { page: AuditPage }) {
  const [page, setPage] = useState(loaded);
  const [find, setFind] = useState('');
  const [action, setAction] = useState('');
  const [found, setFound] = useState({ find: '', action: '' });
  const begin = useNewest();
  const look = async (query: typeof found, before?: string) => {
    const isNewest = begin();
    const reply = await call(listAuditEntries, {
      query: { ...query, ...(before !== undefined && { before }) },
    });
    if (!isNewest()) return;
    if (!reply.ok) return void openOverlay('error', { message: reply.problem.title });
    const earlier = before === undefined ? [] : page.entries;
    setPage({ ...reply.value, entries: [...earlier, ...reply.value.entries] });
    setFound(query);
  };
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    void look({ find, action });
  };
  const { entries, next } = page;
  return (
    <>
      <FormStateContext value={{ id: 'find-entry', errors: {}, values: {} }}>
        <form className="operator__parcel" onSubmit={search}>
          <TextField
            name="find"
            label="Name, email, address or order"
            autoComplete="off"
            value={find}
            onChange={({ target }) => setFind(target.value)}
          />
          <SelectField
            name="action"
            label="What was done"
            options={actions}
            value={action}
            onChange={({ target }) => setAction(target.value)}
          />
          <Button type="submit" isDense>
            Find
          </Button>
          <a
            className={buttonClass({ isDense: true })}
            href={pathOf(auditCsv.path, {}, { find, action })}
            download
          >
            Export CSV
          </a>
        </form>
      </FormStateContext>
      {entries.length === 0 ? (
        <EmptyState title="No entries">Nothing in the log matches.</EmptyState>
      ) : (
        <ul className="operator__list" aria-label="Audit log">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {next !== null && (
        <p className="operator__export">
          <Button onClick={() => void look(found, next)}>Earlier ones</Button>
        </p>
      )}
    </>
  );
}

const strangers = { guest: 'A guest', system: 'Albumen itself' };

function Entry({ entry }: { entry: AuditEntry }) {
  const { actorKind, actorName, studioName, action, subjectName, happenedAt, ip } = entry;
  const who = actorKind === 'guest' || actorKind === 'system' ? strangers[actorKind] : actorName;
  return (
    <li className="operator__row">
      <div>
        <p className="operator__link">
          <strong>{auditActions[action]}</strong> {subjectName}
        </p>
        <p className="text-sm operator__link">
          {changesOf(entry).map((change) => (
            <span key={change} className="operator__change">
              {change}
            </span>
          ))}
        </p>
        <p className="text-sm text-muted operator__link">
          {who}
          {studioName !== '' && ` for ${studioName}`}, <Moment at={happenedAt} />
          {ip !== '' && `, ${ip}`}
        </p>
      </div>
    </li>
  );
}

/** `pin: none → set`, one for each fact that differs. */
function changesOf({ before, after }: AuditEntry): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.map((name) => {
    const was = name in before ? `${words(before[name])} → ` : '';
    return `${nameInWords(name)}: ${was}${name in after ? words(after[name]) : 'nothing'}`;
  });
}

/** `isByHand` as `by hand` */
function nameInWords(name: string): string {
  const bare = name.replace(/^(?:is|has)(?=[A-Z])/, '');
  return bare.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

function words(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(words).join('; ') || 'nothing';
  if (typeof value === 'string') return instant.test(value) ? toMinute(value) : value;
  if (typeof value !== 'object') return JSON.stringify(value);
  const facts = Object.entries(value).map(([name, fact]) => `${nameInWords(name)} ${words(fact)}`);
  return facts.join(', ');
}
