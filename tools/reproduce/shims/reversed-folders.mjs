// Loaded before a program (`NODE_OPTIONS=--import=…`): every folder lists its entries in the opposite order. What asks the
// system itself, such as Git and the parts of Nx that are not JavaScript, is not reached.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { readdirSync, readdir } = fs;
const list = fs.promises.readdir;
fs.readdirSync = (...args) => readdirSync(...args).reverse();
fs.readdir = (...args) => {
  const done = args.pop();
  readdir(...args, (error, entries) => done(error, entries?.reverse()));
};
fs.promises.readdir = async (...args) => (await list(...args)).reverse();
syncBuiltinESMExports();
