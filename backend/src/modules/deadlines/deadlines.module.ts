import { Module } from '@nestjs/common';
import { AlertsModule } from '../alerts/index.js';
import { UsersModule } from '../users/index.js';
import { MyDeadlinesRepository } from './answers/my-deadlines.repository.js';
import { OwnDates } from './answers/own-dates.js';
import { CalendarAddresses } from './calendar/calendar-addresses.js';
import { DeadlinesController } from './deadlines.controller.js';
import { DeadlinesService } from './deadlines.service.js';
import { ReminderMails } from './reminders/reminder-mails.js';

@Module({
  imports: [AlertsModule, UsersModule],
  controllers: [DeadlinesController],
  providers: [CalendarAddresses, DeadlinesService, MyDeadlinesRepository, OwnDates, ReminderMails],
  exports: [DeadlinesService, ReminderMails],
})
export class DeadlinesModule {}
