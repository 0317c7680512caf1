import { ENGINE_PASSWORD } from '../clickhouse/engine-address';
import { CREDENTIAL_NAMES } from '../sources/connection/credentials';

export const DEFAULT_PORT = 8765;
export const DEFAULT_DEMO_ORDERS = 10_000;
/** Signs of an access token. */
export const SHORTEST_TOKEN = 16;

/** Variable of the environment with the access token. */
export const TOKEN_NAME = 'STORE_ANALYTICS_TOKEN';

/** Shown by --help. */
export const help = `Store Analytics: a shop's analytics on its own small server.

  npm start                       the shop that was open last, on http://127.0.0.1:${DEFAULT_PORT};
                                  the first time its page asks: a demo, your shop, or an export
  npm start -- --choose           asks again
  npm start -- --demo             a demo shop
  npm start -- --import FOLDER    your shop's export (a .zip or a folder), or WooCommerce's CSV files
  npm start -- --connect URL      your shop itself, kept in step with it (docs/own-shop.md)
  npm start -- --shops FOLDER     several shops together: all stores of a folder (docs/several-shops.md)
  npm start -- --database URL     the same out of your shop's database, for large shops

  --port N          port to listen on (${DEFAULT_PORT}; 0 takes a free one)
  --host H          address to listen on (127.0.0.1); another than loopback needs --token
  --db FILE         file of the store (.store/demo.duckdb with --demo, .store/<folder>.duckdb with --import, .store/<shop>.duckdb with --connect,
                    .store/<host>-<database>.duckdb with --database); one that is not there is made, as a demo if nothing else is said
  --shops PATH      open all stores of this folder (NAME.duckdb), or this store; may be given again, and the first is the first shop
  --import DIR      make the store from this export; a store that exists already is opened as it is
  --connect URL     follow the shop at this address; asks for its key, or takes it from the environment:
                    ${CREDENTIAL_NAMES.key} and ${CREDENTIAL_NAMES.secret} (consumer key), or
                    ${CREDENTIAL_NAMES.user} and ${CREDENTIAL_NAMES.password} (application password)
  --webhook-secret  show where the shop's webhooks are to go, and what they are signed with (docs/own-shop.md)
  --shop-token      show what the plugin in the shop's wp-admin needs to have its reports answered here (docs/wordpress.md)
  --database URL    follow the shop whose tables are in mysql://user@host:3306/name, and change nothing there; asks for the
                    password, or takes it from ${CREDENTIAL_NAMES.databasePassword}; ${CREDENTIAL_NAMES.database} may hold it all
  --prefix P        what the names of the shop's tables begin with (wp_)
  --engine URL      tell reports from ClickHouse, clickhouse://user:password@host:8123/database (docs/scale.md); may be given again, each
                    holds some of the shops; ${ENGINE_PASSWORD} may hold the password
  --time-zone Z     the shop's time zone, as Europe/Berlin or +05:30, where the shop does not tell it
  --token T         access token for scripts and for logging in; at least ${SHORTEST_TOKEN} signs, best random ones;
                    another than the last time logs everybody out; ${TOKEN_NAME} may hold it for a service, which then prints no link
  --behind-proxy    a proxy stands before it: believe its X-Forwarded-Proto, -Host and -For (docs/operations.md)
  --log LEVEL       how much is written to the log: silent, error, warn, info (error; docs/operations.md)
  --now ISO         let the clock stand at this moment; without a zone it is the shop's time
  --language L      language of the pages as WordPress names it: de_DE, es_ES, fr_FR, ja, ar (the shop's own)
  --demo            open the demo shop, and make it when it is not there
  --demo-orders N   the same, with that many orders when it is made (${DEFAULT_DEMO_ORDERS})
  --choose          let the page ask which shop to look at
  --extension FILE  load this script into the app's page (docs/extending); may be given again
  --mcp             serve an agent over standard input and output, from the running server or the store's file (docs/ask-by-program.md)
  --personal-data   with --mcp: let the agent read names of customers
  --no-build        do not build the app, even when it is older than its sources
  --help            this text
`;
