import { PRIVATE_DATA } from '../account/private-data.js';

/** Messages of the administration screens. The specification prescribes the wording of most of them. */
export const ADMIN = {
  users: {
    create: '+ Create User',
    empty: 'No users found.',
    loading: 'Loading users…',
    columns: { id: 'ID', email: 'Email', name: 'Name', phone: 'Phone', role: 'Role', actions: 'Actions' },
    edit: 'Edit',
    delete: 'Delete',
    hardDelete: 'Delete (Hard)',
    deletePrompt: 'Delete this user?',
    ownAccount: 'You cannot delete your own account.',
    needsAdmin: 'You need an administrator account to see this page.',
  },
  panel: {
    users: 'User Management',
    export: 'Export CSV',
    makeAdmin: 'Make Admin',
    makeUser: 'Make User',
    ownRole: 'You cannot change your own role.',
  },
  form: {
    createTitle: 'Create user',
    editTitle: 'Edit user',
    email: 'Email',
    newAddress: {
      confirmed:
        `Saving a new email address deletes the private data of this person (${PRIVATE_DATA}) ` +
        'and ends their consent to be contacted. All their devices are logged out, and they cannot log in until ' +
        'the new address is confirmed.',
      unconfirmed: 'Saving a new email address deletes the age and the health answers that were entered at sign-up.',
    },
    password: 'Password',
    mailLink: 'Mail a link to choose a password',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    role: 'Role',
    rolePlaceholder: 'admin | superadmin | patient',
    gender: 'Gender',
    cancel: 'Cancel',
    oneLine: 'Use one line of plain text.',
    dayWrong: 'This is not a day in the calendar. Enter a day like 2026-11-03.',
    periodWrong: 'The period ends before it begins. Choose a last day that is not before the first day.',
    roleUnknown: 'Choose one of the roles.',
    save: 'Save',
    saving: 'Saving…',
    create: 'Create',
  },
  reasonMissing: 'Choose a reason.',
  failed: {
    request: 'Request failed',
    delete: 'Delete failed',
    wrong: 'Something went wrong',
    deleteUser: 'Error deleting user',
  },
} as const;
