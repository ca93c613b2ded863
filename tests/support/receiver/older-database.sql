-- What a receiver wrote that sent only mails: sent, failed, waiting, waiting (a revision), spam.
CREATE TABLE definitions (hash TEXT PRIMARY KEY, definition TEXT NOT NULL) STRICT;
CREATE TABLE enquiries (
  id TEXT PRIMARY KEY,
  form TEXT NOT NULL,
  hash TEXT NOT NULL REFERENCES definitions (hash),
  token TEXT,
  fingerprint TEXT NOT NULL,
  received INTEGER NOT NULL,
  kind TEXT NOT NULL,
  spam INTEGER NOT NULL,
  content TEXT NOT NULL,
  mailed INTEGER,
  UNIQUE (form, token, fingerprint)
) STRICT;
CREATE TABLE files (
  enquiry TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
  field TEXT NOT NULL,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  size INTEGER NOT NULL,
  hash TEXT NOT NULL,
  stored_as TEXT PRIMARY KEY
) STRICT;
CREATE INDEX by_content ON enquiries (form, fingerprint, received);
CREATE TABLE versions (definition TEXT PRIMARY KEY, replaced INTEGER) STRICT;
CREATE TABLE outbox (
  enquiry TEXT PRIMARY KEY REFERENCES enquiries (id) ON DELETE CASCADE,
  form TEXT NOT NULL,
  text TEXT NOT NULL,
  reply_to TEXT,
  attempts INTEGER NOT NULL,
  due INTEGER
) STRICT;
CREATE INDEX by_due ON outbox (due);
INSERT INTO definitions VALUES ('799a97a6ad03923716352c38fa51ae7674db07c5aa918eecd811713b9f7a3e47', '{"type":"form","name":"Bestellung","path":"/api/orders","language":"en-GB","fields":[],"messages":{},"sent":"","failed":[]}');
INSERT INTO enquiries VALUES ('fe31b89d-e0e7-42bb-ab8b-cf74d44257a4', '/api/orders Bestellung', '799a97a6ad03923716352c38fa51ae7674db07c5aa918eecd811713b9f7a3e47', '0000000000000000000000000000000000000000000000000000000000000001', 'fe5a0cb69840dbc9f45007396d203ff0918b162e3a765d4178e577ae7166e4cb', 1795884166384, 'new', 0, '{"kunde":"Ada Löwe","menge":"3","sorte":"rye","post":"ada@example.com"}', 1795884166546);
INSERT INTO enquiries VALUES ('2c563c61-3d07-4ca4-b7c5-7ad111c4c0ce', '/api/orders Bestellung', '799a97a6ad03923716352c38fa51ae7674db07c5aa918eecd811713b9f7a3e47', '0000000000000000000000000000000000000000000000000000000000000002', 'fe5a0cb69840dbc9f45007396d203ff0918b162e3a765d4178e577ae7166e4cb', 1795884167934, 'new', 0, '{"kunde":"Ada Löwe","menge":"3","sorte":"rye","post":"ada@example.com"}', NULL);
INSERT INTO enquiries VALUES ('9a444bb2-6011-4d33-85be-e99021322b35', '/api/orders Bestellung', '799a97a6ad03923716352c38fa51ae7674db07c5aa918eecd811713b9f7a3e47', '0000000000000000000000000000000000000000000000000000000000000003', 'fe5a0cb69840dbc9f45007396d203ff0918b162e3a765d4178e577ae7166e4cb', 1795884169468, 'new', 0, '{"kunde":"Ada Löwe","menge":"3","sorte":"rye","post":"ada@example.com"}', NULL);
INSERT INTO enquiries VALUES ('a505d106-3b93-44e9-8309-002286fe5279', '/api/orders Bestellung', '799a97a6ad03923716352c38fa51ae7674db07c5aa918eecd811713b9f7a3e47', '0000000000000000000000000000000000000000000000000000000000000003', '56f4ae0f0998604c4638e5642a87b38863101bda4524edf2a8cc7ca973f484f1', 1795884169491, 'revision', 0, '{"kunde":"Ada Löwe","menge":"4","sorte":"rye","post":"ada@example.com"}', NULL);
INSERT INTO enquiries VALUES ('ae3fb276-62e8-4a71-b3ec-b71cc41845f4', '/api/orders Bestellung', '799a97a6ad03923716352c38fa51ae7674db07c5aa918eecd811713b9f7a3e47', '0000000000000000000000000000000000000000000000000000000000000004', 'fe5a0cb69840dbc9f45007396d203ff0918b162e3a765d4178e577ae7166e4cb', 1795884169515, 'new', 1, '{"kunde":"Ada Löwe","menge":"3","sorte":"rye","post":"ada@example.com"}', NULL);
INSERT INTO outbox VALUES ('2c563c61-3d07-4ca4-b7c5-7ad111c4c0ce', 'Bestellung', 'Ihr Name
    Ada Löwe

Laibe
    3

Sorte
    Roggen

E-Mail
    ada@example.com
', 'ada@example.com', 1, NULL);
INSERT INTO outbox VALUES ('9a444bb2-6011-4d33-85be-e99021322b35', 'Bestellung', 'Ihr Name
    Ada Löwe

Laibe
    3

Sorte
    Roggen

E-Mail
    ada@example.com
', 'ada@example.com', 1, 0);
INSERT INTO outbox VALUES ('a505d106-3b93-44e9-8309-002286fe5279', 'Bestellung', 'Ihr Name
    Ada Löwe

Laibe
    4

Sorte
    Roggen

E-Mail
    ada@example.com
', 'ada@example.com', 1, 0);
