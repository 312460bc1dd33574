/** Public API of the contact module, which handles the messages that people send to the firm. */
export {
  ContactMessageRepository,
  ContactMessageRow,
  deleteOldMessages,
  type ReceivedMessage,
  type StoredMessage,
} from './contact-message.repository.js';
export { ContactModule } from './contact.module.js';
