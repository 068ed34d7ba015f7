/** Only verified and active schools count as partners. */
export function isPartnerSchool(school: { verified: boolean; status: string }): boolean {
  return school.verified && school.status === 'active';
}
