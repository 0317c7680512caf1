/* eslint-disable @typescript-eslint/no-require-imports -- jest loads environments as CommonJS */
const { TestEnvironment } = require('jest-environment-node');
const withNeeds = require('./with-needs.cjs');

module.exports = withNeeds(TestEnvironment);
