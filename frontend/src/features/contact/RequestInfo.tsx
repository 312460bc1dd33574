import { CONTACT } from '#contract/messages/contact.js';
import { Modal } from '#ui/index.js';
import { ContactForm } from './ContactForm.js';

export function RequestInfo({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal title={CONTACT.request} isOpen={isOpen} onClose={onClose}>
      <p>{CONTACT.requestText}</p>
      <ContactForm />
    </Modal>
  );
}
