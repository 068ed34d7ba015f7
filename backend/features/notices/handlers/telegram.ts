import { telegramResource } from '@/lib/contract/notices/telegram';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { isSameSecret } from '@/backend/secrets';
import { telegramSecret } from '@/backend/features/notices/services/telegram-secret';
import { followUpdate, readUpdate } from '@/backend/features/bot/services/follow-update';

const secretHeader = 'x-telegram-bot-api-secret-token';

export const telegramRoutes = (deps: Deps) =>
  implement(
    telegramResource,
    {
      update: write(
        async (_, { request }) => {
          const said = request.headers.get(secretHeader) ?? '';
          return deps.telegram !== null && isSameSecret(said, telegramSecret(deps.secrets));
        },
        // Whoever guesses learns nothing.
        async (act, { body }, isTelegram) => {
          const update = isTelegram ? readUpdate(body) : null;
          if (update) await followUpdate(act, update);
          return { ok: true as const };
        },
      ),
    },
    deps,
  );
