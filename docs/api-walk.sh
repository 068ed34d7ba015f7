#!/bin/sh
# A walk through Sala's API with nothing but curl: register, prove the number, log in, search, apply, read the status.
# Start the demo first (npm start), then: sh docs/api-walk.sh [http://localhost:3000]
# Every call stands in $BASE/api-docs (for programs: $BASE/api-docs/openapi.json).
set -eu

BASE=${1:-http://localhost:3000}
# A number that nobody has yet; 010 to 017 are mobile numbers.
PHONE=${PHONE:-012$(date +%s | tail -c 7)}
PIN=482913

# value NAME: the first text with this name in the JSON that comes in.
value() { grep -o "\"$1\":\"[^\"]*\"" | head -n 1 | cut -d '"' -f 4; }
json() { curl --fail-with-body --silent --show-error -H 'content-type: application/json' "$@"; }

echo '1. The contract'
json "$BASE/api-docs/openapi.json" | grep -o '"openapi": *"[^"]*"'

echo "2. Register $PHONE; a code goes out by SMS"
challenge=$(json "$BASE/api-user/users" -d \
  "{\"lastName\":\"Sok\",\"firstName\":\"Dara\",\"phone\":\"$PHONE\",\"locale\":\"en\"}")
user=$(echo "$challenge" | value userId)

echo '3. Read the code: in the demo no message leaves the machine'
code=$(json -H 'accept: application/json' "$BASE/demo/outbox" |
  tr '{' '\n' | grep "${PHONE#0}" | head -n 1 | grep -o '[^0-9][0-9]\{6\}[^0-9]' | head -n 1 | tr -dc '0-9')

echo "4. Prove the number with $code and set a PIN"
grant=$(json "$BASE/api-user/users/$user/verify_code" -d \
  "{\"challengeId\":\"$(echo "$challenge" | value challengeId)\",\"verifyCode\":\"$code\"}" | value grant)
json "$BASE/api-user/users/set_pin" -H "authorization: Bearer $grant" -d "{\"pin\":\"$PIN\"}"; echo

echo '5. Log in'
token=$(curl --fail-with-body --silent --show-error "$BASE/api-auth/token" \
  -d grant_type=password -d client_id=sala-web -d "username=$PHONE" -d "password=$PIN" | value access_token)
me=$(json "$BASE/api-auth/userinfo" -H "authorization: Bearer $token" | value sub)
echo "   signed in as $me"

echo '6. Search a university'
school=$(json "$BASE/api-nest-aca/schools?schoolType=university&lang=en&limit=1" | value schoolId)
json "$BASE/api-nest-aca/schools/$school" | value name
course=$(json "$BASE/api-nest-aca/enrollable_subjects?schoolId=$school&status=active&limit=1" | value enrollableSubjectId)

echo '7. Apply; the same Idempotency-Key makes one application, however often it is sent'
apply() {
  json "$BASE/api-nest-applicant/schools/$school/applicants" \
    -H "authorization: Bearer $token" -H "idempotency-key: walk-$me" -d @- <<JSON
{ "schoolId": "$school", "enrollToId": "$course", "enrollToDetail": {
  "personal": { "lastName": "Sok", "firstName": "Dara", "lastNameKm": "សុខ", "firstNameKm": "ដារា", "gender": "male",
    "birthday": "05/14/2008", "phone": "$PHONE", "email": "", "nationality": "KH",
    "birthPlace": { "place": "cambodia", "provinceCode": "12" } },
  "address": { "place": "cambodia", "provinceCode": "12", "districtCode": "1201", "communeCode": "120101", "street": "" },
  "nationalExam": { "state": "planned", "track": "science", "date": "08/15/2027" },
  "highSchool": { "code": null, "name": "Lotus High School", "provinceCode": "12", "districtCode": "",
    "graduated": false, "graduationYear": 2027 } } }
JSON
}
application=$(apply | value applicantId)
test "$application" = "$(apply | value applicantId)"

echo "8. Read the status of $application"
json "$BASE/api-nest-applicant/applicant?applicantId=$application" -H "authorization: Bearer $token" |
  grep -o '"applicantStatus":"[^"]*"' | head -n 1
