/** The only row that a change returned. */
export const onlyRow = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('The row was not stored.');
  return row;
};
