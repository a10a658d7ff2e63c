import { calls } from '@khep/api';
import type { TeamUser, User, UserDraft } from '@khep/api';
import { beyondGranter, rolePurposes, teamRoles } from '@khep/domain/team';
import { ModuleAccessField } from '@khep/domain/team/ui';
import { useCall } from '@khep/api/hooks';
import { useAction } from '../../data/useAction.ts';
import { ImageField } from '../../forms/ImageField.tsx';
import type { FormDeclaration } from '../../forms/useDraftForm.tsx';
import type { FieldBinding } from '../../forms/useForm.ts';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';
import type { FormField } from '../../patterns/formFields.ts';

export interface UserDrawerProps {
  /** The user to edit; null adds one. */
  user: TeamUser | null;
  /** The signed-in user, who grants. */
  me: User;
  onClose: () => void;
}

const userCalls = ['users', 'audit', 'auth.session'];
const blank: Partial<UserDraft> = {
  name: '',
  email: '',
  mobile: '',
  business_role: 'user',
  module_access: [],
  profile_photo: '',
};

/** Adds a user, who gets an invitation, or edits name, photo, role and modules of one. */
export function UserDrawer({ user, me, onClose }: UserDrawerProps) {
  const add = useAction(calls.users.add, { invalidates: userCalls });
  const update = useAction(calls.users.update, { invalidates: userCalls });
  const loaded = useCall(calls.users.get, user && { params: { id: user.id } });
  const saved = loaded.data?.data.user;
  const declaration: FormDeclaration<UserDraft, unknown> = {
    name: `user:${user?.id ?? 'new'}`,
    schema: calls.users.add.body,
    initial: saved ? { ...blank, ...(saved as Partial<UserDraft>) } : blank,
    save: async ({ email, mobile, ...change }, options) =>
      user
        ? update.run({ params: { id: user.id }, body: change }, options)
        : add.run({ body: { email, mobile, ...change } }, options),
    onSaved: onClose,
  };
  // Email and mobile number of an existing user are changed with a one-time code.
  const contact: FormField<UserDraft>[] = user
    ? []
    : [
        {
          kind: 'text',
          name: 'email',
          label: 'Email',
          type: 'email',
          description: 'The invitation is sent there.',
          isRequired: true,
        },
        { kind: 'phone', name: 'mobile', label: 'Mobile', isRequired: true },
      ];
  return (
    <FormDrawer
      title={user ? user.name : 'Add user'}
      description={user ? user.email : 'They choose their own password.'}
      submitLabel={user ? 'Save user' : 'Add user'}
      onClose={onClose}
      load={{ error: loaded.error, onRetry: () => void loaded.reload() }}
      form={user && !saved ? undefined : declaration}
      sections={(form) => {
        const role = form.values.business_role ?? 'user';
        return [
          {
            fields: [
              { kind: 'text', name: 'name', label: 'Name', isRequired: true, autoFocus: true },
              ...contact,
              {
                kind: 'custom',
                labels: { profile_photo: 'Photo' },
                content: (
                  <ImageField
                    label="Photo"
                    endpoint={calls.users.image}
                    {...(form.binding('profile_photo') as FieldBinding<string>)}
                  />
                ),
              },
              {
                kind: 'radio',
                name: 'business_role',
                label: 'Role',
                items: teamRoles.map((id) => ({
                  id,
                  label: rolePurposes[id].label,
                  description: rolePurposes[id].purpose,
                  isDisabled: beyondGranter(me, { business_role: id }).role,
                })),
              },
              {
                kind: 'custom',
                labels: { module_access: 'Modules' },
                content: (
                  <ModuleAccessField
                    value={form.values.module_access ?? []}
                    onChange={(modules) => form.setAt('module_access', modules)}
                    role={role}
                    granter={me}
                    {...(user && { saved: user.module_access })}
                    errorMessage={form.errors['module_access']}
                  />
                ),
              },
            ],
          },
        ];
      }}
    />
  );
}
