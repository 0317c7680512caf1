/* eslint-disable @typescript-eslint/no-require-imports -- jest loads environments as CommonJS */
const { awaitPrepared } = require('../prepared/await-prepared.cjs');

/**
 * A test environment that has what its project names in `testEnvironmentOptions`:
 * - `needs`: names of services and builds (tests/support/prepared/preparations.ts); a test begins when they are there.
 * - `uses`: names that only some tests of the project wait for, when they ask (layFixture).
 * - `timeZone`: an IANA name; the test runs on a machine in that zone. Every other test runs in the zone of the run.
 * - `engineDatabase`: stores that the test opens read their reports from a database of this name in the run's ClickHouse.
 */
module.exports = (Environment) =>
	class extends Environment {
		constructor(config, context) {
			const { timeZone, engineDatabase, needs = [] } = config.projectConfig.testEnvironmentOptions;
			const zoneOfRun = process.env.TZ;
			// The sandbox copies the variables when it is made; Node itself tells the engine of the zone.
			if (timeZone) process.env.TZ = timeZone;
			super(config, context);
			this.needs = needs;
			this.engineDatabase = engineDatabase;
			this.leaveZone = () => {
				if (zoneOfRun === undefined) delete process.env.TZ;
				else process.env.TZ = zoneOfRun;
			};
		}

		async setup() {
			await super.setup();
			const env = await awaitPrepared(this.needs);
			Object.assign(process.env, env);
			Object.assign(this.global.process.env, env, this.engine());
		}

		/** The variable by which a test knows its database; workers do not share one. */
		engine() {
			if (!this.engineDatabase) return {};
			const server = process.env.STORE_ANALYTICS_STARTED_ENGINE;
			return {
				STORE_ANALYTICS_TEST_ENGINE: `${server}/${this.engineDatabase}_${process.pid}`,
			};
		}

		async teardown() {
			this.leaveZone();
			await super.teardown();
		}
	};
