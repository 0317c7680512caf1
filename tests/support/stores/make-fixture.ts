import { makeFixture } from './fixture-file';

/** One import for all tests of the project; each of them gets a copy. */
export default makeFixture;
