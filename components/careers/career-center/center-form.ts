import { careerCenterDraft, type DeskCenter } from '@/lib/contract/careers/career-center-changes';
import { emptyAsNull, typedNumber } from '@/lib/contract/typed-forms';
import { typedFrom } from '@/lib/contract/typed-values';

const { order, phone } = careerCenterDraft.shape;

/** The contract's own draft, as it is typed. */
export const centerForm = careerCenterDraft.extend({ order: typedNumber(order), phone: emptyAsNull(phone) });

export const centerValues = (center: DeskCenter) => typedFrom(centerForm, center);

const nothing = { en: '', km: '' };
export const newCenter: DeskCenter = {
  careerCenterId: '',
  key: '',
  order: 1,
  name: nothing,
  city: nothing,
  province: '',
  street: nothing,
  hours: nothing,
  phone: null,
  archived: false,
  registeredCount: 0,
  expiredCount: 0,
  version: 0,
};
