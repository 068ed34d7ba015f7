import type { FieldErrors, FieldPath, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import { reportFault } from '@/lib/device/report-fault';

/** What a form says of a fault of our own code: nothing of what was typed is lost, and Sala knows. */
const fault = { type: 'fault', message: 'fault' } as const;

export const setFault = <Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
): void => form.setError('root.server' as FieldPath<Values>, fault);

/** A check that throws stops the form in silence: the library loses the error. Here it is told, and nothing is sent. */
export const withoutThrowing =
  <Input extends FieldValues, Context, Output>(
    resolver: Resolver<Input, Context, Output>,
  ): Resolver<Input, Context, Output> =>
  async (...given) => {
    try {
      return await resolver(...given);
    } catch (error) {
      reportFault(error);
      const errors: FieldErrors = { root: { server: fault } };
      return { values: {}, errors: errors as FieldErrors<Input> };
    }
  };
