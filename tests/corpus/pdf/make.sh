#!/usr/bin/env bash
# Writes the locked files of this folder with qpdf (Debian's package). Their names say what is expected: `open-` needs no
# password, `locked-` needs one, `active-` needs none and has a program in it.
set -euo pipefail
cd "$(dirname "$0")"
plain=$(mktemp)
active=$(mktemp)
trap 'rm -f "$plain" "$active"' EXIT
page() {
  printf '%%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R%s>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' "$1"
  printf '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>endobj\n'
  printf '4 0 obj<</Length 30>>stream\n0 0 m 100 100 l S %%%%%%%%%%%%%%%%%%%%%%%%\nendstream endobj\n'
  printf '5 0 obj<</S/JavaScript/JS(app.alert\\(1\\))>>endobj\ntrailer<</Root 1 0 R>>\n%%%%EOF\n'
}
page '' | sed '/^5 0 obj/d' >"$plain"
page '/OpenAction 5 0 R' >"$active"
lock() {
  local name=$1 from=$2 user=$3 bits=$4
  shift 4
  for objects in disable generate; do
    qpdf --warning-exit-0 --static-id --allow-weak-crypto --object-streams=$objects --encrypt "$user" owner "$bits" "$@" -- \
      "$from" "$name-$objects.pdf" 2>/dev/null
  done
}
lock open-rc4-40 "$plain" '' 40
lock open-rc4-128 "$plain" '' 128
lock open-aes-128 "$plain" '' 128 --use-aes=y
lock open-aes-128-metadata "$plain" '' 128 --use-aes=y --cleartext-metadata
lock open-aes-256 "$plain" '' 256
lock open-aes-256-r5 "$plain" '' 256 --force-R5
lock locked-rc4-40 "$plain" secret 40
lock locked-rc4-128 "$plain" secret 128
lock locked-aes-128 "$plain" secret 128 --use-aes=y
lock locked-aes-256 "$plain" secret 256
lock locked-aes-256-r5 "$plain" secret 256 --force-R5
lock active-rc4-128 "$active" '' 128
lock active-aes-128 "$active" '' 128 --use-aes=y
lock active-aes-256 "$active" '' 256
