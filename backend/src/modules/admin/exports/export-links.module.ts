import { Module } from '@nestjs/common';
import { ExportLinks } from './export-links.js';

/** The links to exports of personal data, for the calls of staff and for the workers that delete expired links. */
@Module({ providers: [ExportLinks], exports: [ExportLinks] })
export class ExportLinksModule {}
