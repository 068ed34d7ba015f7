export { prepareTestDatabases as default } from './test-database';
