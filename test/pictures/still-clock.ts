// Stops a sandbox's clock at PICTURES_MOMENT, in milliseconds since 1970. Loaded by `--import` before the sandbox.
const moment = Number(process.env['PICTURES_MOMENT'])
Date.now = () => moment
