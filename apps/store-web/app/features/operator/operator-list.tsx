import {
  changeOperatorRole,
  endOperatorSessions,
  inviteOperator,
  remindOperator,
  removeOperator,
  resetOperatorFactor,
  type ListedOperator,
} from '@albumen/contract/endpoints/operators';
import { operatorRoleNames, operatorRoles, type OperatorRole } from '@albumen/contract/rights';
import { Button } from '@albumen/ui/buttons/button';
import { Chip } from '@albumen/ui/chip';
import { SelectField } from '@albumen/ui/forms/select-field';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState, type ChangeEvent } from 'react';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { call } from '../../shell/api/browser-api.ts';
import { Moment } from '../../shell/moment.tsx';
import { RoleField } from '../../shell/role-field.tsx';
import { ResetFactor } from './reset-factor.tsx';
import { May } from './rights.tsx';
import { useChange } from '../../shell/use-change.ts';

const roleOptions = operatorRoleNames.map((value) => ({
  value,
  label: `${operatorRoles[value].label}: ${operatorRoles[value].words.toLowerCase()}`,
}));

interface OperatorListProps {
  operators: readonly ListedOperator[];
  /** Of the operator who looks. */
  ownId: string;
}

/** Everybody who runs the store, and the form that invites another. */
export function OperatorList({ operators, ownId }: OperatorListProps) {
  return (
    <>
      <May right="operators:manage">
        <InvitationForm />
      </May>
      <ul className="operator__list" aria-label="Operators">
        {operators.map((operator) => (
          <OperatorRow key={operator.id} operator={operator} isOwn={operator.id === ownId} />
        ))}
      </ul>
    </>
  );
}

const nobody = { name: '', email: '', role: 'support' };

function InvitationForm() {
  const { isBusy, errors, change } = useChange();
  const [typed, setTyped] = useState(nobody);
  const type = ({ target: { name, value } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    setTyped({ ...typed, [name]: value });
  const send = async () => {
    const invite = () => call(inviteOperator, { body: typed });
    if (await change(invite, `${typed.name} is invited.`)) setTyped(nobody);
  };
  return (
    <CallForm
      id="invite-operator"
      errors={errors}
      className="operator__discount"

      label="Invite an operator"
      onSubmit={send}
    >
      <TextField
        name="name"
        label="Name"
        autoComplete="off"
        value={typed.name}
        onChange={type}
        required
      />
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="off"
        value={typed.email}
        onChange={type}
        required
      />
      <SelectField
        name="role"
        label="May do"
        options={roleOptions}
        value={typed.role}
        onChange={type}
      />
      <Button type="submit" kind="primary" isBusy={isBusy}>
        Invite
      </Button>
    </CallForm>
  );
}

interface OperatorRowProps {
  operator: ListedOperator;
  isOwn: boolean;
}

function OperatorRow({ operator, isOwn }: OperatorRowProps) {
  const { name, email, role, invitedAt, joinedAt, sessions } = operator;
  return (
    <li className="operator__row">
      <div>
        <p className="operator__link">
          <strong>{name}</strong> <Chip>{operatorRoles[role].label}</Chip>{' '}
          {joinedAt === null && <Chip isAccent>Invited</Chip>}
        </p>
        <p className="text-sm text-muted operator__link">
          {email}, {joinedAt === null ? 'invited' : 'since'} <Moment at={joinedAt ?? invitedAt} />
          {sessions > 0 &&
            `, signed in in ${sessions === 1 ? 'one browser' : `${sessions} browsers`}`}
        </p>
        <May right="operators:manage">
          <OperatorChanges operator={operator} isOwn={isOwn} />
        </May>
      </div>
    </li>
  );
}

function OperatorChanges({ operator, isOwn }: OperatorRowProps) {
  const { id, name, role, joinedAt, sessions, hasSecondFactor } = operator;
  const { isBusy, change } = useChange();
  const params = { id };
  const changeRole = (next: string) =>
    change(
      () => call(changeOperatorRole, { params, body: { role: next as OperatorRole } }), // an option
      `${name} is changed.`,
    );
  return (
    <details>
      <summary className="text-sm text-muted">Change</summary>
      <div className="operator__parcel">
        <RoleField
          id={`operator-${id}`}
          {...{ name, role, isBusy }}
          options={roleOptions}
          onChoose={(next) => void changeRole(next)}
        />
        {joinedAt === null && (
          <Button
            isDense
            isBusy={isBusy}
            onClick={() => void change(() => call(remindOperator, { params }), 'Mailed again.')}
          >
            Mail the invitation again
          </Button>
        )}
        {sessions > 0 && (
          <Button
            isDense
            isBusy={isBusy}
            onClick={() =>
              void change(() => call(endOperatorSessions, { params }), `${name} is signed out.`)
            }
          >
            Sign out everywhere
          </Button>
        )}
        {hasSecondFactor && !isOwn && (
          <ResetFactor
            isBusy={isBusy}
            onReset={() =>
              void change(() => call(resetOperatorFactor, { params }), `${name} has no app now.`)
            }
          >
            {name} is mailed. A mailed link is enough from then on, so make sure who asks.
          </ResetFactor>
        )}
        <Button
          isDense
          kind="quiet"
          isBusy={isBusy}
          onClick={() =>
            void change(() => call(removeOperator, { params }), `${name} is no operator any more.`)
          }
        >
          Remove {name}
        </Button>
      </div>
    </details>
  );
}
