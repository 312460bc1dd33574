import { expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Toast, useToast } from './Toast.js';

function Screen() {
  const { message, showMessage, showError, clear } = useToast();
  return (
    <>
      <button type="button" onClick={() => showMessage('Saved.')}>
        Save
      </button>
      <button type="button" onClick={() => showError('Not saved.')}>
        Fail
      </button>
      <Toast message={message} onClose={clear} />
    </>
  );
}

function press(name: string): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}
const isGone = () => waitFor(() => expect(screen.queryByText('Saved.')).toBeNull());

it('a success is announced as a status and a failure as an alert, in live regions that already exist', async () => {
  render(<Screen />);
  const [status, alert] = [screen.getByRole('status'), screen.getByRole('alert')];
  expect([status.textContent, alert.textContent]).toEqual(['', '']);
  press('Save');
  await screen.findByText('Saved.');
  expect([status.textContent, alert.textContent]).toEqual(['Saved.', '']);
  press('Fail');
  await screen.findByText('Not saved.');
  expect([status.textContent, alert.textContent]).toEqual(['', 'Not saved.']);
});

it('the same text is announced again because it is rendered as a new node', async () => {
  render(<Screen />);
  press('Save');
  const first = await screen.findByText('Saved.');
  press('Save');
  await waitFor(() => expect(first.isConnected).toBe(false));
  await screen.findByText('Saved.');
});

it('focus stays where it is, and returns there after the toast is closed with its button', async () => {
  render(<Screen />);
  press('Save');
  await screen.findByText('Saved.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
  press('Close message');
  await isGone();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
});

it('Escape closes the toast unless a dialog is open', async () => {
  render(
    <>
      <Screen />
      <dialog data-testid="dialog" />
    </>,
  );
  press('Save');
  await screen.findByText('Saved.');
  screen.getByTestId('dialog').setAttribute('open', '');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.getByText('Saved.').isConnected).toBe(true);
  screen.getByTestId('dialog').removeAttribute('open');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await isGone();
});
