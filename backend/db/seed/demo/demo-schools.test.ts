import { describe, expect, it } from 'vitest';
import { districtsOf } from '@/lib/domain/geography-full';
import { placeholderDate } from '@/lib/domain/limits';
import { provinces } from '@/lib/domain/geography';
import { majorByCode, majors } from '@/lib/domain/majors';
import { schoolTypes } from '@/lib/domain/school-types';
