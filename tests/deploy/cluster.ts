import pg from 'pg';
import { DurablePostgres } from '../support/durable-postgres';
import { ports } from './machine';

/** The PostgreSQL of the machine, empty as its package leaves it: no role and no database of Sala. */
export class Cluster extends DurablePostgres {
  constructor(programs: string) {
    super(programs, ports.postgres, 'postgres');
  }

  async createRole(name: string, password: string): Promise<void> {
    const text = `create role ${pg.escapeIdentifier(name)} login password ${pg.escapeLiteral(password)}`;
    await this.query(text, [], 'postgres');
  }

  protected override async prepare(): Promise<void> {
    await this.query('select 1', [], 'postgres');
  }
}
