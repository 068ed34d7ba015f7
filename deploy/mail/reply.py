# Hands one mail of standard input to Sala: reply.py RECIPIENT ORIGIN FILE-WITH-MAIL_REPLY_SECRET
import email, email.policy, email.utils, hashlib, hmac, json, sys, urllib.request

mail = email.message_from_binary_file(sys.stdin.buffer, policy=email.policy.default)
part = mail.get_body(preferencelist=("plain",))
said = [mail["Message-ID"], email.utils.parseaddr(mail["From"])[1], sys.argv[1], part.get_content() if part else ""]
secret = open(sys.argv[3]).read().strip()
signature = hmac.new(secret.encode(), "\n".join(said).encode(), hashlib.sha256).hexdigest()
body = dict(zip(["messageId", "from", "to", "text"], said), signature=signature)
request = urllib.request.Request(sys.argv[2] + "/api-notification/mail/replies", json.dumps(body).encode(), {"content-type": "application/json"})
try:
    print(urllib.request.urlopen(request, timeout=20).read().decode())
except OSError:
    sys.exit(75)  # the mail server tries again
