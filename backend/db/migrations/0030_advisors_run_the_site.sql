-- Until now every advisor ran the site: none of them loses a right.
INSERT INTO "user_roles" ("user_id", "role") SELECT "user_id", 'enrollment:operator' FROM "user_roles" WHERE "role" = 'enrollment:advisor' ON CONFLICT DO NOTHING;
