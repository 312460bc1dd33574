import { Module, type DynamicModule } from '@nestjs/common';
import { PERSONAL_DATA, PersonalDataStore, type PersonalData } from './personal-data.js';

@Module({})
export class PersonalDataModule {
  static with(data: readonly PersonalData[]): DynamicModule {
    return {
      module: PersonalDataModule,
      global: true,
      providers: [{ provide: PERSONAL_DATA, useValue: data }, PersonalDataStore],
      exports: [PersonalDataStore],
    };
  }
}
