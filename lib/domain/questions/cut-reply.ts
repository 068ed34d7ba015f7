/** Stands above what a mail quotes; whoever answers writes above it. */
export const replyLine = '— ឆ្លើយខាងលើបន្ទាត់នេះ · Reply above this line —';

const marks = [
  /Reply above this line/i,
  /ឆ្លើយខាងលើបន្ទាត់នេះ/,
  /^-{2,}\s*(?:Original Message|Forwarded message|សារដើម)/i,
  /^_{10,}$/,
  /^-- $/,
  /^(?:From|ពី)\s*:.*[@<]/i,
  /^On .{5,200}(?:wrote|writes):\s*$/i,
  /^.{5,200}(?:បានសរសេរ|សរសេរ)\s*[:៖]\s*$/,
  /^Sent from my /i,
];
/** A mail program may break the line that it writes above a quotation. */
const opensQuotation = /^(?:On|នៅ|ថ្ងៃ)[\s\S]{5,200}(?:wrote:|សរសេរ\s*[:៖])\s*$/i;

/** What somebody has written into a mail, without what their program quotes below it. */
export function cutReply(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  let end = lines.findIndex((line) => marks.some((mark) => mark.test(line)) || /^\s*>/.test(line));
  if (end < 0) end = lines.length;
  for (let before = 1; before <= 3 && before <= end; before += 1)
    if (
      opensQuotation.test(
        lines
          .slice(end - before, end)
          .join('\n')
          .trim(),
      )
    )
      end -= before;
  return lines.slice(0, end).join('\n').trim();
}
