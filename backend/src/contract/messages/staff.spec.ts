import { expect, it } from '@jest/globals';
import { ADMIN } from './staff.js';

it('has the prescribed wording of the users table, word for word', () => {
  expect(ADMIN.users).toMatchObject({
    columns: { id: 'ID', email: 'Email', name: 'Name', phone: 'Phone', role: 'Role', actions: 'Actions' },
    create: '+ Create User',
    edit: 'Edit',
    delete: 'Delete',
    hardDelete: 'Delete (Hard)',
    empty: 'No users found.',
    loading: 'Loading users…',
    deletePrompt: 'Delete this user?',
    ownAccount: 'You cannot delete your own account.',
  });
  expect(ADMIN.form.rolePlaceholder).toBe('admin | superadmin | patient');
  expect(ADMIN.form.cancel).toBe('Cancel');
});

it('has the prescribed wording of the admin panel and its errors', () => {
  expect(ADMIN.panel).toMatchObject({
    users: 'User Management',
    export: 'Export CSV',
    makeAdmin: 'Make Admin',
    makeUser: 'Make User',
  });
  expect(ADMIN.failed).toEqual({
    request: 'Request failed',
    delete: 'Delete failed',
    wrong: 'Something went wrong',
    deleteUser: 'Error deleting user',
  });
});
