/** The data of an account that no page shows to staff, as a list in plain words. */
export const PRIVATE_DATA =
  'age, health answers, medicines, doctors, saved plans and searches, shared links and data files';

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
        `Saving a new email address deletes this person’s private data (${PRIVATE_DATA}) ` +
        'and ends their consent to be contacted. It logs out all their devices, and they can’t log in until the ' +
        'new address is confirmed.',
      unconfirmed: 'Saving a new email address deletes the age and health answers entered at sign-up.',
    },
    password: 'Password',
    mailLink: 'Send a link to choose a password',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    role: 'Role',
    rolePlaceholder: 'admin | superadmin | patient',
    gender: 'Gender',
    cancel: 'Cancel',
    oneLine: 'Use one line of plain text.',
    dayWrong: 'That date doesn’t exist. Enter a date like 2026-11-03.',
    periodWrong: 'The end date is before the start date. Choose a later end date.',
    roleUnknown: 'Choose a role.',
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

export const STAFF_ERRORS = {
  'users.ownRole': { status: 409, message: ADMIN.panel.ownRole },
  'users.ownAddress': {
    status: 409,
    message:
      'You can’t change your own email address here. Use your account page, where you confirm the new address ' +
      'first.',
  },
  'users.passwordByStaff': {
    status: 422,
    message: `Staff never choose or know a person's password. Use "${ADMIN.form.mailLink}".`,
  },
  'users.ownSecondFactor': {
    status: 409,
    message: 'You can’t remove your own second step here. Go to your account page, under "Login security."',
  },
  'users.noSecondFactor': { status: 409, message: 'This account has no second step.' },
  'users.closed': { status: 409, message: 'This account is closed. Restore it first.' },
  'users.locked': { status: 409, message: 'This account is locked. Unlock it first.' },
  'users.ownLock': { status: 409, message: 'You cannot lock your own account.' },
  'users.exportLinkGone': {
    status: 410,
    message: 'This link was already used, or it’s too old. Please export again.',
  },
  'users.alreadyConfirmed': { status: 409, message: 'This email is already confirmed.' },
  'users.aboveYou': { status: 403, message: 'Only a superadmin can do this.' },
  'users.emailUsed': { status: 409, message: 'Another account already has this email.' },
  'users.pageGone': { status: 410, message: 'This page of the list is gone. Please start over from the first page.' },
  'users.lastSuperadmin': { status: 409, message: 'You can’t remove the last superadmin.' },
  'contactRequests.notFound': { status: 404, message: 'This request is gone. Its message or account was deleted.' },
  'contactRequests.pageGone': {
    status: 410,
    message: 'This page of the list is gone. Please start over from the first page.',
  },
  'jobs.notFound': { status: 404, message: 'This job is no longer in the queue.' },
  'jobs.auditPause': {
    status: 403,
    message: 'Only a superadmin can pause the audit trail, because nothing is recorded while it is paused.',
  },
  'jobs.auditStays': { status: 409, message: 'You can’t discard audit trail jobs. Retry them instead.' },
  'jobs.unavailable': { status: 503, message: 'The queues are not responding. Please try again in a minute.' },
} as const satisfies Record<string, { status: number; message: string }>;
