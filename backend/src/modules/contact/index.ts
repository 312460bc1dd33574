/** Messages people write to the firm. */
export { ContactMessages, type StoredMessage } from './contact-messages.js';
export { ContactModule } from './contact.module.js';
